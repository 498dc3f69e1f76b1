/** The place of an island; `layouts/Slot.astro` has the island by the same name. */
export function Slot({ name }: { name: string }) {
  return <div data-slot={name} />;
}
