import type { Page } from 'puppeteer-core';

/** How the dialogs of pages are answered. An open dialog would block its page for ever. */
export interface DialogAnswers {
  /** Whether dialogs are accepted, as the page expects. Can be changed at any time. */
  isAccepting: boolean;
  /** Whether a page has opened a dialog that returns an answer (`confirm` or `prompt`). */
  haveAsked: boolean;
}

/** Answers the dialogs of a page; its beforeunload dialog never keeps it open. */
export function answerDialogs(page: Page): DialogAnswers {
  const answers: DialogAnswers = { isAccepting: true, haveAsked: false };
  page.on('dialog', (dialog) => {
    const type = dialog.type();
    answers.haveAsked ||= type === 'confirm' || type === 'prompt';
    const isAccepted = type === 'alert' || (type !== 'beforeunload' && answers.isAccepting);
    void (isAccepted ? dialog.accept(dialog.defaultValue()) : dialog.dismiss()).catch(() => undefined);
  });
  return answers;
}

const DECLINE = 'window.confirm = () => false; window.prompt = () => null;';

/** Opens a page that dismisses its dialogs, in a browser that listens on a port. Lighthouse would accept them. */
export async function openDecliningPage(port: number): Promise<Page> {
  const { connect } = await import('puppeteer-core');
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(DECLINE);
  return page;
}
