import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from './http-client';

/** The server in react-admin’s terms; everything beside its records is asked by `ask`. */
export const dataProvider = { ...simpleRestProvider('/api/admin', httpClient), supportAbortSignal: true };
