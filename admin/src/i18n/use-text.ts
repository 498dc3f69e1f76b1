import { useTranslate } from 'react-admin';
import type { Texts } from './fr';

type Leaves<T> = { [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Leaves<T[Key]>}` }[keyof T & string];

/** Every key of the catalogue: a misspelt one does not compile. */
export type TextKey = Leaves<Texts>;
export type Text = (key: TextKey, values?: Record<string, unknown>) => string;

/** The texts of the interface in the chosen language. */
export const useText = (): Text => useTranslate();
