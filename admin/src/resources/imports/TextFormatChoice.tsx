import { TextField } from '@mui/material';
import type { ColumnsUpdate, TextEncoding, TextFormat } from '../../api/types';
import { Banner } from '../../components/Banner';
import { useText } from '../../i18n/use-text';

const SEPARATORS = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;

interface TextFormatChoiceProps {
  format: TextFormat;
  isPending: boolean;
  onChange: (update: ColumnsUpdate) => void;
}

/** How a text file is read: its encoding, by names that a person knows, and the sign between its columns. */
export function TextFormatChoice({ format, isPending, onChange }: TextFormatChoiceProps) {
  const t = useText();
  const { encoding, encodingDoubt, separator, isSeparatorDoubtful, samples } = format;
  const [present] = samples;
  const signs = [...new Set([...Object.keys(SEPARATORS), separator])];
  const signName = (sign: string) => {
    const name = SEPARATORS[sign as keyof typeof SEPARATORS];
    return name ? t(`imports.text.separators.${name}`) : t('imports.text.separators.other', { sign });
  };
  return (
    <section className="stack gap-2" aria-label={t('imports.text.title')}>
      {encodingDoubt && <Banner tone="fair">{t(`imports.text.${encodingDoubt}`)}</Banner>}
      {isSeparatorDoubtful && <Banner tone="fair">{t('imports.text.separatorDoubt')}</Banner>}
      {present && (
        <p className="break">
          <strong className="block">{present.names.join(' · ')}</strong>
          <span className="grey">{t('imports.text.check')}</span>
        </p>
      )}
      <div className="cards narrow">
        {samples.length > 1 && (
          <TextField
            select
            label={t('imports.text.encoding')}
            value={encoding}
            disabled={isPending}
            onChange={({ target }) => onChange({ encoding: target.value as TextEncoding })}
            slotProps={{ select: { native: true } }}
          >
            {samples.map((sample) => (
              <option key={sample.encoding} value={sample.encoding}>
                {`${t(`imports.text.encodings.${sample.encoding}`)}\u202f: ${sample.names.join(' · ')}`}
              </option>
            ))}
          </TextField>
        )}
        <TextField
          select
          label={t('imports.text.separator')}
          value={separator}
          disabled={isPending}
          onChange={({ target }) => onChange({ separator: target.value })}
          slotProps={{ select: { native: true } }}
        >
          {signs.map((sign) => (
            <option key={sign} value={sign}>
              {signName(sign)}
            </option>
          ))}
        </TextField>
      </div>
    </section>
  );
}
