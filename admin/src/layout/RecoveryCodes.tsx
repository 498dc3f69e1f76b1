import { Button } from '@mui/material';
import { CopyButton } from '../components/CopyButton';
import { useText } from '../i18n/use-text';

/** Shown once: the codes for the day the telephone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useText();
  return (
    <section className="stack items-start gap-3" aria-label={t('account.secondFactor.codesTitle')}>
      <h3>{t('account.secondFactor.codesTitle')}</h3>
      <p>{t('account.secondFactor.codesText')}</p>
      <ul className="cards full">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <CopyButton text={codes.join('\n')} label={t('account.secondFactor.copyCodes')} />
      </div>
      <Button variant="contained" onClick={onDone}>
        {t('account.secondFactor.kept')}
      </Button>
    </section>
  );
}
