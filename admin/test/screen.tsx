import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, type AuthProvider, type DataProvider, memoryStore, testDataProvider } from 'react-admin';
import { i18nProvider } from '../src/i18n/i18n-provider';
import { lightTheme } from '../src/layout/theme';

/** A part of the back-office as it stands in the application, in French, before a server that answers what a test says, for somebody who may do what it says. */
export function show(part: ReactNode, server: Partial<DataProvider> = {}, authProvider?: AuthProvider) {
  const user = userEvent.setup();
  const screen = render(
    <AdminContext
      {...(authProvider && { authProvider })}
      dataProvider={testDataProvider(server)}
      i18nProvider={i18nProvider}
      store={memoryStore()}
      theme={lightTheme}
    >
      {part}
    </AdminContext>,
  );
  return { ...screen, user };
}
