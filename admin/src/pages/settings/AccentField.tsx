import { useId } from 'react';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { contrast } from './contrast';
import { described, FieldFrame } from './fields';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

/** The paper of the public pages, and what text needs on it (WCAG 2.2, 1.4.3). */
const PAPER = '#fbfaf7';
const ENOUGH = 4.5;

/** The agency's colour, and at once whether its words can be read on our paper. */
export function AccentField({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const { decimal } = useFormat();
  const id = useId();
  const value = String(drafts.get('agency', 'accent') ?? '');
  const ratio = contrast(value, PAPER);
  const error = drafts.errorOf('agency', 'accent');
  const change = ({ target }: { target: { value: string } }) => drafts.set('agency', 'accent', target.value);
  const help = (
    <span role="status">
      {ratio === null ? (
        t('settings.agency.accentFormat')
      ) : (
        <Status tone={ratio >= ENOUGH ? 'good' : 'poor'}>
          {t(ratio >= ENOUGH ? 'settings.agency.contrastGood' : 'settings.agency.contrastPoor', {
            ratio: decimal(Math.floor(ratio * 10) / 10),
          })}
        </Status>
      )}
    </span>
  );
  return (
    <FieldFrame {...{ id, error, help }} label={t('settings.agency.accent')}>
      <div className={styles.row}>
        <input
          type="color"
          aria-label={t('settings.agency.accentPick')}
          value={ratio === null ? '#000000' : value.toLowerCase()}
          onChange={change}
        />
        <input id={id} autoComplete="off" value={value} onChange={change} {...described(id, help, error)} />
      </div>
    </FieldFrame>
  );
}
