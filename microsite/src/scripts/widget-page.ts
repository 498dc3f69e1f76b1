/** The page inside the frame of the widget: it tells its height to the page around it, whose origin is allowed by the settings. */

import { WIDGET_MESSAGES } from '../../../backend/src/rules/widget.rules.ts';
import type { EmbeddedAgency } from '../lib/api.ts';
import { setHostOrigin, tellHost } from '../lib/trial/host-page.ts';

const allowed = (window.pageData.inline as Partial<EmbeddedAgency> | null)?.widget?.allowedOrigins ?? [];
const content = document.querySelector('main');

const tellHeight = () => {
  if (content) tellHost({ type: WIDGET_MESSAGES.height, height: Math.ceil(content.getBoundingClientRect().height) });
};

addEventListener('message', ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
  if (window.parent === window || source !== window.parent || !allowed.includes(origin) || data?.type !== WIDGET_MESSAGES.hello) return;
  setHostOrigin(origin);
  tellHeight();
});
if (content) new ResizeObserver(tellHeight).observe(content);

// a page of ours opens in a window of its own: no other one may stand in a frame
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    link.target = '_blank';
    link.rel = 'noopener';
  },
  true,
);
