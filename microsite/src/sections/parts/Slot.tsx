/** Where an island of the shell stands: `layouts/Slot.astro` has it by its name. */
export function Slot({ name }: { name: string }) {
  return <div data-slot={name} />;
}
