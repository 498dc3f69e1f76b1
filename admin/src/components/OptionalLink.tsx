import type { ReactNode } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router';
import { listLink } from './list-link';

/** A link to a list, or its label alone where that list does not exist. */
export function OptionalLink({ resource, filter, children }: { resource: string; filter?: object; children: ReactNode }) {
  const definitions = useResourceDefinitions();
  return definitions[resource]?.hasList ? <Link to={listLink(resource, filter)}>{children}</Link> : children;
}
