type Answers = Record<string, (sent: unknown) => unknown>;

/** What is refused, as the server says it. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: { message: string; errors?: Record<string, string> },
  ) {}
}

/** A server that answers `PUT /api/…` what a test says, to somebody who is signed in. */
export function serve(answers: Answers): void {
  const session = { accessToken: 'token', expiresAt: new Date(Date.now() + 3_600_000).toISOString(), user: {}, pending: null };
  localStorage.setItem('smartindex.signedIn', '1');
  globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
    const request = `${method} ${address}`;
    if (request === 'POST /api/auth/refresh') return Response.json(session);
    const answer = answers[request];
    if (!answer) throw new Error(`nobody answers ${request}`);
    const answered = answer(body ? JSON.parse(String(body)) : undefined);
    if (answered instanceof Refusal) return Response.json(answered.body, { status: answered.status });
    return answered === undefined ? new Response(null, { status: 204 }) : Response.json(answered);
  };
}
