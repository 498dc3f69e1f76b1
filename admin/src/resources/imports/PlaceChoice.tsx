import { useState } from 'react';
import type { ColumnsUpdate, ImportReview } from '../../api/types';
import { Field } from '../../components/Field';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';

interface PlaceChoiceProps {
  review: ImportReview;
  isPending: boolean;
  onChange: (update: ColumnsUpdate) => void;
}

/** Which sheet is read, and which of its rows names the columns. */
export function PlaceChoice({ review: { sheets, sheet, headingLine }, isPending, onChange }: PlaceChoiceProps) {
  const t = useText();
  return (
    <div className={styles.place}>
      {sheets.length > 1 && (
        <Field label={t('imports.review.sheet')}>
          {(props) => (
            <select
              {...props}
              className={styles.select}
              value={sheet}
              disabled={isPending}
              onChange={({ target }) => onChange({ sheet: Number(target.value) })}
            >
              {sheets.map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Heading key={`${sheet} ${headingLine}`} line={headingLine} isPending={isPending} onChange={onChange} />
    </div>
  );
}

interface HeadingProps extends Omit<PlaceChoiceProps, 'review'> {
  line: number;
}

function Heading({ line, isPending, onChange }: HeadingProps) {
  const t = useText();
  const [text, setText] = useState(String(line));
  const typed = Number(text);
  const apply = () => {
    if (text.trim() !== '' && Number.isInteger(typed) && typed >= 0 && typed !== line) onChange({ headingLine: typed });
  };
  return (
    <Field label={t('imports.review.heading')} help={t('imports.review.headingHelp')}>
      {(props) => (
        <input
          {...props}
          className={styles.select}
          type="number"
          min={0}
          step={1}
          value={text}
          disabled={isPending}
          onChange={({ target }) => setText(target.value)}
          onBlur={apply}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
      )}
    </Field>
  );
}
