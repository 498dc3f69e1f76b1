import { type DiscoveryService, MetadataScanner } from '@nestjs/core';

interface Marked<Mark, Method> {
  mark: Mark;
  host: object;
  method: Method;
}

/** The methods of all providers that a decorator has marked under this key, bound to their instance. */
export function markedMethods<Mark, Method extends (...args: never[]) => unknown>(
  discovery: DiscoveryService,
  key: string,
): Marked<Mark, Method>[] {
  const scanner = new MetadataScanner();
  return discovery.getProviders().flatMap(({ instance }) => {
    if (!instance || typeof instance !== 'object') return [];
    const host = instance as Record<string, Method>;
    return scanner.getAllMethodNames(Object.getPrototypeOf(host) as object).flatMap((name) => {
      const method = host[name] as Method;
      const mark = Reflect.getMetadata(key, method) as Mark | undefined;
      return mark === undefined ? [] : [{ mark, host, method: method.bind(host) as Method }];
    });
  });
}
