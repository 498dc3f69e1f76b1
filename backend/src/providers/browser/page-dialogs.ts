import { once } from 'node:events';
import type { PipedChromium } from './piped-chromium.js';

interface DialogOpening {
  type: 'alert' | 'confirm' | 'prompt' | 'beforeunload';
  defaultPrompt?: string;
}

/** How the dialogs of pages are answered. An open dialog would block its page for ever. */
export interface DialogAnswers {
  /** Whether questions are answered with yes, as the visitor that the page wants would answer. Can be changed at any time. */
  isAccepting: boolean;
  /** Whether a page has opened a dialog that returns an answer (`confirm` or `prompt`). */
  haveAsked: boolean;
}

/** Answers the message boxes of every page that opens one. No page is left because it asks whether to leave it. */
export function answerDialogs(browser: Pick<PipedChromium, 'send' | 'onEvent'>): DialogAnswers {
  const answers: DialogAnswers = { isAccepting: true, haveAsked: false };
  browser.onEvent((method, params, session) => {
    if (method !== 'Page.javascriptDialogOpening') return;
    const { type, defaultPrompt = '' } = params as DialogOpening;
    answers.haveAsked ||= type === 'confirm' || type === 'prompt';
    const accept = type === 'alert' || (type !== 'beforeunload' && answers.isAccepting);
    void browser.send('Page.handleJavaScriptDialog', { accept, promptText: defaultPrompt }, session).catch(() => undefined);
  });
  return answers;
}

const DECLINE = 'window.confirm = () => false; window.prompt = () => null;';

/** Makes every page of a browser that is driven through its port decline its own questions; Lighthouse by itself accepts them. */
export async function declineDialogs(port: number): Promise<void> {
  const version = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await once(socket, 'open');
  let last = 0;
  const send = (method: string, params: object, sessionId?: string) =>
    socket.send(JSON.stringify({ id: ++last, method, params, ...(sessionId && { sessionId }) }));
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as { method?: string; params?: { sessionId: string } };
    if (method !== 'Target.attachedToTarget' || !params) return;
    send('Page.enable', {}, params.sessionId);
    send('Page.addScriptToEvaluateOnNewDocument', { source: DECLINE }, params.sessionId);
    send('Runtime.runIfWaitingForDebugger', {}, params.sessionId);
  });
  send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
}
