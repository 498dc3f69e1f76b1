import { configure } from '@testing-library/react';

/** How long a test waits for what it names, also on a busy machine; a second is the library's own. */
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/mon-espace/');
});
