import { type ComponentType, lazy } from 'react';

/** A component that is fetched when it is first shown: `lazyView(() => import('./ProspectList'), 'ProspectList')`. */
export function lazyView<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ComponentType {
  return lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
}
