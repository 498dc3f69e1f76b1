import type { TextDesk } from '../../../api/types';
import { Status } from '../../../components/Status';
import { frenchSpaces } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import styles from './texts.module.css';

type Figures = NonNullable<TextDesk['draft']>['figures'];

/** The figures a text was read beside, and what they are now; a changed one is marked. */
export function FigureList({ figures }: { figures: Figures }) {
  const t = useText();
  if (figures.length === 0) return null;
  const shown = (value: string | null) => (value === null ? t('analysis.notMeasured') : frenchSpaces(value));
  return (
    <table className={styles.figures}>
      <caption className="sr-only">{t('texts.figures')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('texts.figure')}</th>
          <th scope="col">{t('texts.was')}</th>
          <th scope="col">{t('texts.now')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ id, label, was, now, changed }) => (
          <tr key={id} className={changed ? styles.changed : undefined}>
            <th scope="row">{label}</th>
            <td>{shown(was)}</td>
            <td>{changed ? <Status tone="poor">{`${shown(now)} (${t('texts.changed')})`}</Status> : shown(now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
