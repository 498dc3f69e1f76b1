import { Box } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { useText } from '../i18n/use-text';
import { Choices } from '../list/filters';

const VIEWS = ['desktop', 'phone', 'plain'] as const;

const FRAME = { display: 'block', maxWidth: 720, marginTop: 3, border: '1px solid var(--hairline)', background: '#fff' };
/** E-mails are laid out for 600 px. */
const WIDTHS = { desktop: { width: '100%', minWidth: 640 }, phone: { width: 360 } };

/** Shows an e-mail in a sandbox: scripts, remote content and links are disabled. */
export function EmailPreview({ html, text }: { html: string; text: string }) {
  const t = useText();
  const [view, setView] = useState<(typeof VIEWS)[number]>('desktop');
  const [height, setHeight] = useState(480);
  const paint = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setHeight(applyStyles(currentTarget) ?? height);
  return (
    <section className="mt-6 full scrolls-x">
      <Choices
        label={t('outbox.show.width.label')}
        options={VIEWS.map((value) => ({ value, label: value === 'plain' ? t('outbox.show.plain') : t(`outbox.show.width.${value}`) }))}
        current={view}
        onChange={setView}
      />
      {view === 'plain' ? (
        <Box component="pre" className="pre small" sx={{ ...FRAME, padding: 4, background: 'var(--raised)' }}>
          {text}
        </Box>
      ) : (
        <Box
          component="iframe"
          key={view}
          title={t('outbox.show.letter')}
          sx={{ ...FRAME, ...WIDTHS[view] }}
          style={{ height }}
          sandbox="allow-same-origin"
          srcDoc={withoutStyles(html)}
          onLoad={paint}
        />
      )}
    </section>
  );
}

/** The Content Security Policy forbids inline styles, which e-mails need: they are moved into attributes, and applied by script. */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/ style="/g, ' data-style="')
    .replaceAll(/<style[^>]*>/g, '<template data-sheet>')
    .replaceAll('</style>', '</template>');

/** Returns the height of the document, px. */
function applyStyles(frame: HTMLIFrameElement): number | null {
  const email = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!email || !view) return null;
  for (const element of email.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset.style ?? '';
  email.adoptedStyleSheets = [...email.querySelectorAll<HTMLTemplateElement>('[data-sheet]')].map(({ content }) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(content.textContent ?? '');
    return sheet;
  });
  for (const link of email.querySelectorAll('a')) {
    link.title = link.href;
    link.removeAttribute('href');
  }
  // the root is never lower than the frame itself
  return Math.ceil(email.body.getBoundingClientRect().height);
}
