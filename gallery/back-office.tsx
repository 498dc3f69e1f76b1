import { CssBaseline } from '@mui/material';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { i18nProvider } from '../admin/src/i18n/i18n-provider';
import { darkTheme, lightTheme } from '../admin/src/layout/theme';
import '../admin/src/layout/base.css';
import '../admin/src/layout/primitives.css';
import { SAMPLES } from './back-office-samples';
import { theme } from './theme';

const content = (
  <AdminContext
    dataProvider={testDataProvider({})}
    i18nProvider={i18nProvider}
    store={memoryStore()}
    theme={theme === 'dark' ? darkTheme : lightTheme}
  >
    <CssBaseline />
    <main style={{ padding: 24 }}>
      {SAMPLES.map(({ name, element }) => (
        <section key={name} data-sample={name} style={{ marginBottom: 32 }}>
          <p className="quiet small">{name}</p>
          <div>{element}</div>
        </section>
      ))}
    </main>
  </AdminContext>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(content);
