/** The access token of a member of staff who is signed in in this browser; null for everybody else. */
export async function staffToken(): Promise<string | null> {
  const answer = await fetch('/api/auth/refresh', { method: 'POST' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { accessToken: string }).accessToken : null;
}
