import { isExampleProspect } from '../../../../backend/src/rules/provenance.rules';
import type { ProspectRecord } from '../../api/types';
import { ExampleChip } from '../../components/ExampleChip';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import styles from './prospect-list.module.css';
import { scoreBand, scoreWord } from './prospect-state';

/** A score as figure and word; without one « Non disponible ». */
export function ProspectScore({ prospect }: { prospect: Pick<ProspectRecord, 'score' | 'metadata'> }) {
  const t = useText();
  const { score } = prospect;
  const band = scoreBand(score);
  if (score === null || band === null)
    return (
      <div className={styles.score}>
        <span className={styles.scoreNone}>{t('prospects.score.none')}</span>
      </div>
    );
  return (
    <div className={styles.score}>
      <span className={styles.scoreValue}>{score}</span>
      {isExampleProspect(prospect) ? <ExampleChip /> : <Status tone={band}>{t(`prospects.score.${scoreWord(score)}`)}</Status>}
    </div>
  );
}
