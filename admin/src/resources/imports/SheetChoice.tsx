import { TextField } from '@mui/material';
import { useState } from 'react';
import type { ColumnsUpdate, ImportReview } from '../../api/types';
import { useText } from '../../i18n/use-text';

interface SheetChoiceProps {
  review: ImportReview;
  isPending: boolean;
  onChange: (update: ColumnsUpdate) => void;
}

/** Which sheet is read, and which of its rows names the columns. */
export function SheetChoice({ review: { sheets, sheet, headingLine }, isPending, onChange }: SheetChoiceProps) {
  const t = useText();
  return (
    <div className="cards narrow mb-3">
      {sheets.length > 1 && (
        <TextField
          select
          label={t('imports.review.sheet')}
          value={sheet}
          disabled={isPending}
          onChange={({ target }) => onChange({ sheet: Number(target.value) })}
          slotProps={{ select: { native: true } }}
        >
          {sheets.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      <Heading key={`${sheet} ${headingLine}`} line={headingLine} isPending={isPending} onChange={onChange} />
    </div>
  );
}

interface HeadingProps extends Omit<SheetChoiceProps, 'review'> {
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
    <TextField
      type="number"
      label={t('imports.review.heading')}
      helperText={t('imports.review.headingHelp')}
      value={text}
      disabled={isPending}
      onChange={({ target }) => setText(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      slotProps={{ htmlInput: { min: 0, step: 1 } }}
    />
  );
}
