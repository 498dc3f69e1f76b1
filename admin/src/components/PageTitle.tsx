/** The title of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · SmartIndex`}</title>;
}
