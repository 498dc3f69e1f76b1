import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { CrashPage } from './layout/CrashPage';
import './layout/base.css';
import './layout/primitives.css';

/** The server's policy lets styles in by this nonce alone. In development there is no policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
const styleCache = createCache({ key: 'css', nonce, prepend: true });
const router = createBrowserRouter([{ path: '*', element: <App />, errorElement: <CrashPage /> }], { basename: '/mon-espace' });

export function start(): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styleCache}>
        {/* as transitions, react-admin's way to the sign-in page would be interrupted for ever by its own updates */}
        <RouterProvider router={router} useTransitions={false} />
      </CacheProvider>
    </StrictMode>,
  );
}
