import type { AuditRecord } from '../../api/types';
import { dateTime } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { type TextKey, useText } from '../../i18n/use-text';
import type { Value } from './changes';

/** Where names of fields may stand in the catalogue, the nearest first. */
const placesOf = ({ resource, resource_id }: AuditRecord, field: string): string[] => {
  const last = field.split('.').at(-1) ?? field;
  return [
    ...(resource === 'settings' ? [`settings.${resource_id}.${field.replace(/^value\./, '')}`] : []),
    ...(resource === 'prospects' ? [`resources.prospects.fields.${field}`, `resources.prospects.fields.metadata.${last}`] : []),
    `audit.field.${field}`,
    `audit.field.${last}`,
  ];
};

/** Codes among the values, by the field that holds them. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  status: ['prospects.status', 'audit.value'],
  review_status: ['bulk.review', 'audit.value'],
  language: ['prospects.language'],
  role: ['app.account.role'],
};
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Names, fields and values of the log as a person reads them. */
export function useAuditText() {
  const t = useText();
  const { integer, decimal } = useFormat();
  const found = (keys: readonly string[]): string | undefined =>
    keys.map((key) => t(key as TextKey, { _: '' })).find((words) => typeof words === 'string' && words !== '');

  /** A name that the catalogue does not have yet is at least no identifier. */
  const plain = (name: string): string => {
    const words =
      name
        .split('.')
        .at(-1)
        ?.replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/[_-]+/g, ' ')
        .toLowerCase() ?? name;
    return words.charAt(0).toUpperCase() + words.slice(1);
  };

  return {
    action: (name: string): string => found([`audit.action.${name}`]) ?? plain(name),
    resource: (name: string): string => found([`audit.resource.${name}`]) ?? plain(name),
    /** A document of the settings, by the name of its section. */
    setting: (key: string): string => `${t('audit.resource.settings')}, ${found([`settings.${key}.title`]) ?? plain(key)}`,
    field: (entry: AuditRecord, field: string): string => found(placesOf(entry, field)) ?? plain(field),
    value: (field: string, value: Value | null): string => {
      if (value === null) return t('audit.empty');
      if (typeof value === 'boolean') return t(value ? 'analysis.yes' : 'analysis.no');
      if (typeof value === 'number') return Number.isInteger(value) ? integer(value) : decimal(value);
      const last = field.split('.').at(-1) ?? field;
      if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return dateTime(value);
      return found((CODES[last] ?? ['audit.value', 'prospects.status']).map((place) => `${place}.${value}`)) ?? value;
    },
  };
}
