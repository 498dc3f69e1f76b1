import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useServer } from '../../api/data-provider';
import { failureWords } from '../../api/problem';
import type { SettingKey } from '../../api/types';
import { read, same, write } from './paths';

export interface Drafts {
  /** The documents are there; before, no field can be shown. */
  isReady: boolean;
  loadError: Error | null;
  reload: () => void;
  get: (key: SettingKey, path: string) => unknown;
  set: (key: SettingKey, path: string, value: unknown) => void;
  /** What the server says about one field. */
  errorOf: (key: SettingKey, path: string) => string | undefined;
  dirty: SettingKey[];
  isSaving: boolean;
  saveError: string | null;
  saved: boolean;
  save: () => Promise<void>;
  discard: () => void;
  /** A document changed elsewhere, by a restored version or an uploaded logo. */
  replace: (key: SettingKey, value: unknown) => void;
  /** The same for one field: what is being changed in the others stays. */
  keepOthers: (key: SettingKey, value: unknown, path: string) => void;
}

/** Documents of settings with what was changed in them; after a failure nothing that was typed is lost. */
export function useDrafts(keys: readonly SettingKey[]): Drafts {
  const server = useServer();
  const cache = useQueryClient();
  const queries = useQueries({
    queries: keys.map((key) => ({
      queryKey: ['settings', key],
      queryFn: ({ signal }: { signal: AbortSignal }) => server.getSetting(key, signal),
      refetchOnWindowFocus: false,
    })),
  });
  const [drafts, setDrafts] = useState<Partial<Record<SettingKey, unknown>>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const [saveError, setSaveError] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);

  const stored = (key: SettingKey): unknown => queries[keys.indexOf(key)]?.data?.value;
  const value = (key: SettingKey): unknown => (key in drafts ? drafts[key] : stored(key));
  const dirty = keys.filter((key) => key in drafts && !same(drafts[key], stored(key)));
  const replace = (key: SettingKey, next: unknown) => {
    cache.setQueryData(['settings', key], { id: key, key, value: next });
    setDrafts(({ [key]: _, ...others }) => others as typeof drafts);
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith(`${key}:`))));
  };

  const save = async () => {
    setSaving(true);
    setSaveError(null);
    setErrors({});
    setSaved(false);
    const failures: string[] = [];
    const found: Record<string, string> = {};
    for (const key of dirty) {
      try {
        // a colleague may have saved other fields since this page was opened: the server merges both
        replace(key, (await server.putSetting(key, { value: drafts[key], base: stored(key) })).value);
      } catch (error) {
        failures.push(wordsOf(error));
        for (const [path, message] of Object.entries(fieldErrors(error))) found[`${key}:${path.replace(/^value\.?/, '')}`] = message;
      }
    }
    setErrors(found);
    setSaveError(failures[0] ?? null);
    setSaved(failures.length === 0);
    setSaving(false);
  };

  return {
    isReady: queries.every(({ data }) => data !== undefined),
    loadError: queries.find(({ error }) => error)?.error ?? null,
    reload: () => void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    get: (key, path) => read(value(key), path),
    set: (key, path, next) => {
      setSaved(false);
      setErrors(({ [`${key}:${path}`]: _, ...others }) => others);
      setDrafts((all) => ({ ...all, [key]: write(key in all ? all[key] : stored(key), path, next) }));
    },
    errorOf: (key, path) =>
      errors[`${key}:${path}`] ?? Object.entries(errors).find(([name]) => path !== '' && name.startsWith(`${key}:${path}.`))?.[1],
    dirty,
    isSaving,
    saveError,
    saved,
    save,
    discard: () => {
      setDrafts({});
      setErrors({});
      setSaveError(null);
    },
    replace,
    keepOthers: (key, next, path) => {
      cache.setQueryData(['settings', key], { id: key, key, value: next });
      setDrafts((all) => (key in all ? { ...all, [key]: write(all[key], path, read(next, path)) } : all));
    },
  };
}

/** What the server said; a failure without words of its own is « Erreur inconnue ». */
export const wordsOf = (error: unknown): string =>
  error instanceof HttpError && (error.body?.message || error.status === 0) ? error.message : failureWords().unknown;

export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof HttpError && error.body?.errors) || {};
