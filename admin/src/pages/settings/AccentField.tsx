import { useFormContext } from 'react-hook-form';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { contrast } from './contrast';
import { useFieldValue } from './documents';
import { Field } from './fields';
import styles from './settings.module.css';

/** The paper of the public pages, and what text needs on it (WCAG 2.2, 1.4.3). */
const PAPER = '#fbfaf7';
const ENOUGH = 4.5;
const SOURCE = 'agency.accent';

/** The agency's colour, picked or typed. */
export function AccentField() {
  const t = useText();
  const { setValue } = useFormContext();
  const colour = useFieldValue<string>(SOURCE);
  return (
    <div className={styles.accent}>
      <input
        type="color"
        aria-label={t('settings.agency.accentPick')}
        value={contrast(colour, PAPER) === null ? '#000000' : colour.toLowerCase()}
        onChange={({ target }) => setValue(SOURCE, target.value, { shouldDirty: true, shouldValidate: true })}
      />
      <Field source={SOURCE} help={<Legibility colour={colour} />} />
    </div>
  );
}

/** Whether words in this colour can be read on our paper, at once. */
function Legibility({ colour }: { colour: string }) {
  const t = useText();
  const { decimal } = useFormat();
  const ratio = contrast(colour, PAPER);
  const isLegible = ratio !== null && ratio >= ENOUGH;
  return (
    <span role="status">
      {ratio === null ? (
        t('settings.agency.accentFormat')
      ) : (
        <Status tone={isLegible ? 'good' : 'poor'}>
          {t(isLegible ? 'settings.agency.contrastGood' : 'settings.agency.contrastPoor', { ratio: decimal(Math.floor(ratio * 10) / 10) })}
        </Status>
      )}
    </span>
  );
}
