import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useForm, useFormContext, useWatch } from 'react-hook-form';
import { isDocument, rebase, same } from '../../../../backend/src/rules/rebase.rules';
import { callApi } from '../../api/call-api';
import { conflictOf } from '../../api/problem';
import { cacheResponse } from '../../api/query-client';
import type { SettingKey } from '../../api/types';
import { fieldErrors, serverMessage } from '../../form/server-errors';
import { SaveBar } from './SaveBar';

export type Documents = Partial<Record<SettingKey, unknown>>;

interface Settings {
  /** As they are on the server. */
  stored: Documents;
  /** A document as the server made it, by a restored version or an uploaded logo; what is typed elsewhere in it stays unless `all` goes. */
  take: (key: SettingKey, value: unknown, all?: boolean) => void;
}

const SettingsContext = createContext<Settings>({ stored: {}, take: () => undefined });
export const useSettings = () => useContext(SettingsContext);

const keysOf = (documents: Documents) => Object.keys(documents) as SettingKey[];

/** Documents of settings, all or none. */
export function useDocuments(keys: readonly SettingKey[]) {
  const queries = useQueries({
    queries: keys.map((key) => ({
      queryKey: ['settings', key],
      queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET admin/settings/:key', { key }, signal),
      refetchOnWindowFocus: false,
    })),
  });
  const isReady = queries.every(({ data }) => data !== undefined);
  return {
    stored: isReady ? (Object.fromEntries(keys.map((key, at) => [key, queries[at]?.data?.value])) as Documents) : null,
    error: queries.find(({ error }) => error)?.error ?? null,
    reload: () => void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

/** Which documents hold something that is not saved. */
export function useChanged(): SettingKey[] {
  const { stored } = useSettings();
  const typed = useWatch();
  return keysOf(stored).filter((key) => !same(typed[key], stored[key]));
}

interface SettingsFormProps {
  stored: Documents;
  onSaved?: () => void;
  children: ReactNode;
}

/**
 * One form over several documents: `agency.name` is a field of it. Each document is saved by itself and merged by the server;
 * after a failure, or when a document is read again, nothing that was typed is lost. It is no `<form>`: keys have theirs inside.
 */
export function SettingsForm({ stored, onSaved, children }: SettingsFormProps) {
  const form = useForm<FieldValues>({ defaultValues: stored, mode: 'onChange' });
  const { take, save, discard, failure, isSaved } = useSaving(form, stored, onSaved);
  const settings = useMemo(() => ({ stored, take }), [stored, take]);
  return (
    <SettingsContext.Provider value={settings}>
      <FormProvider {...form}>
        {children}
        <Foot {...{ save, discard, failure, isSaved }} />
      </FormProvider>
    </SettingsContext.Provider>
  );
}

const Foot = (props: Omit<ComponentProps<typeof SaveBar>, 'isChanged'>) => <SaveBar {...props} isChanged={useChanged().length > 0} />;

function useSaving(form: UseFormReturn, stored: Documents, onSaved?: () => void) {
  const cache = useQueryClient();
  /** What was typed is a change of this. */
  const bases = useRef(stored);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);

  const move = (key: SettingKey, base: unknown, value: unknown) => {
    form.setValue(key, rebase(base, structuredClone(form.getValues(key)), value));
    bases.current = { ...bases.current, [key]: value };
  };
  const keep = (key: SettingKey, base: unknown, value: unknown) => {
    move(key, base, value);
    cacheResponse(cache, ['settings', key], { id: key, key, value });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was read again is of interest
  useEffect(() => {
    for (const key of keysOf(stored)) if (!same(stored[key], bases.current[key])) move(key, bases.current[key], stored[key]);
  }, [stored]);

  const save = async () => {
    setSaved(false);
    setFailure(null);
    form.clearErrors();
    const failures: string[] = [];
    await form.handleSubmit(async (typed) => {
      for (const key of keysOf(stored).filter((name) => !same(typed[name], stored[name]))) {
        try {
          // a colleague may have saved other fields since this page was opened: the server merges both
          keep(key, typed[key], (await callApi('PUT admin/settings/:key', { key, value: typed[key], base: bases.current[key] })).value);
        } catch (error) {
          failures.push(serverMessage(error));
          // a colleague has changed the same: what was typed stays, and the next save knows what it replaces
          const now = conflictOf(error);
          if (now) move(key, bases.current[key], { ...(bases.current[key] as object), ...now });
          for (const [path, message] of Object.entries(fieldErrors(error))) {
            form.setError(fieldOf(typed, path.replace(/^value/, key)), { type: 'server', message });
          }
        }
      }
      setFailure(failures[0] ?? null);
      setSaved(failures.length === 0);
      if (failures.length === 0) onSaved?.();
    })();
  };
  const discard = () => {
    form.reset(structuredClone(stored));
    bases.current = stored;
    setFailure(null);
  };
  const take = (key: SettingKey, value: unknown, all = false) => {
    keep(key, all ? structuredClone(form.getValues(key)) : bases.current[key], value);
    if (all) form.clearErrors(key);
  };
  return { save, discard, take, failure, isSaved };
}

/** A list of words is one field, whichever of them is wrong. */
function fieldOf(documents: unknown, path: string): string {
  const parts = path.split('.');
  const last = parts.findIndex(
    (_, at) => Array.isArray(partOf(documents, parts.slice(0, at))) && !isDocument(partOf(documents, parts.slice(0, at + 1))),
  );
  return last < 0 ? path : parts.slice(0, last).join('.');
}

const partOf = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value);

/** What is typed in one place. */
export const useFieldValue = <Value,>(source: string) => useWatch({ control: useFormContext().control, name: source }) as Value;
