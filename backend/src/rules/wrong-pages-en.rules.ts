import type { WrongPage } from './outcome-names.rules.js';

const CHECK_AND_AGAIN = 'Correct the address if it has changed, then run the analysis again.';
const TELL_AND_AGAIN = 'Tell the company; run the analysis again once its website is back.';

/** English texts of wrong pages for staff; the French ones are with the outcomes. */
export const WRONG_PAGES_IN_ENGLISH: Record<WrongPage, { short: string; met: string; todo: string }> = {
  unreachable: { short: 'Unreachable', met: 'The website does not answer.', todo: CHECK_AND_AGAIN },
  http_error: { short: 'HTTP error', met: 'The website answers with an error.', todo: CHECK_AND_AGAIN },
  certificate_refused: {
    short: 'Certificate refused',
    met: 'Browsers refuse the certificate of the website and show a warning instead.',
    todo: 'Tell the company; run the analysis again once the certificate is renewed.',
  },
  outdated_tls: {
    short: 'TLS 1.0 or 1.1',
    met: 'The server speaks TLS 1.0 or 1.1 only: browsers do not open the website any more.',
    todo: 'Tell the company; run the analysis again once its server speaks TLS 1.2 or 1.3.',
  },
  unreadable: {
    short: 'Unreadable page',
    met: 'The website answers with what cannot be read: unknown compression or encoding, or nothing that is text.',
    todo: TELL_AND_AGAIN,
  },
  soft_404: { short: 'Page not found', met: 'The address leads to a “not found” page, served as a normal one.', todo: CHECK_AND_AGAIN },
  empty: { short: 'Empty page', met: 'The website answers with an empty page.', todo: TELL_AND_AGAIN },
  parked: { short: 'Parked domain', met: 'The domain is parked or for sale.', todo: CHECK_AND_AGAIN },
  reserved: { short: 'Reserved domain', met: 'The domain is registered; the host shows its placeholder.', todo: CHECK_AND_AGAIN },
  suspended: { short: 'Hosting suspended', met: 'The hosting of the website is suspended.', todo: TELL_AND_AGAIN },
  default_page: { short: 'Server page', met: 'The server shows its default page.', todo: CHECK_AND_AGAIN },
  directory: { short: 'List of files', met: 'The server shows a list of files.', todo: TELL_AND_AGAIN },
  fresh_cms: { short: 'Fresh CMS', met: 'The CMS was just installed: sample content, or nothing published yet.', todo: CHECK_AND_AGAIN },
  maintenance: {
    short: 'Maintenance',
    met: 'The website is under maintenance or construction.',
    todo: 'Run the analysis again in a few days.',
  },
  login_wall: { short: 'Sign-in required', met: 'The website asks to sign in before it shows anything.', todo: CHECK_AND_AGAIN },
  bot_challenge: {
    short: 'Robot check',
    met: 'The website shows a robot check instead of its page.',
    todo: 'Look at the website yourself; enter its figures by hand if you know them.',
  },
  consent_wall: {
    short: 'Consent required',
    met: 'The website shows nothing before a consent (cookies, age).',
    todo: 'Look at the website yourself; nothing is accepted in a visitor’s place.',
  },
  unrendered: {
    short: 'Page not drawn',
    met: 'The scripts of the website drew nothing.',
    todo: 'Open the website, then run the analysis again.',
  },
  frameset: { short: 'Frame', met: 'The address only shows another website in a frame.', todo: 'Save the address of the framed website.' },
  other_company: {
    short: 'Other company',
    met: 'The address leads to the website of another company.',
    todo: 'If it is theirs after all, say so here; otherwise correct the address.',
  },
};
