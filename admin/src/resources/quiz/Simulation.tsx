import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '../../api/call-api';
import type { Simulated } from '../../api/types';
import { PageSection } from '../../components/PageSection';
import { useText } from '../../i18n/use-text';
import { CATEGORIES, type Draft, simulationOf } from './draft';

/** Answers to try on the quiz as it is written, saved or not; the server counts. */
export function Simulation({ drafts }: { drafts: (Draft & { key: string })[] }) {
  const t = useText();
  const id = useId();
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () =>
      callApi(
        'POST admin/quiz-questions/simulate',
        simulationOf(
          drafts,
          drafts.map(({ key }) => chosen[key] ?? null),
        ),
      ),
  });
  const active = drafts.filter((draft) => draft.active);
  const choose = (key: string, option: string) => {
    reset();
    setChosen(({ [key]: _, ...others }) => (option === '' ? others : { ...others, [key]: Number(option) }));
  };
  return (
    <PageSection title={t('quiz.simulation.title')} help={t('quiz.simulation.help')}>
      <details className="narrow">
        <summary>{t('quiz.simulation.open')}</summary>
        {active.map(({ key, question, options }, position) => (
          <div key={key} className="field">
            <label htmlFor={`${id}-${key}`}>
              {position + 1}. {question || t('quiz.simulation.untitled')}
            </label>
            <select id={`${id}-${key}`} value={chosen[key] ?? ''} onChange={({ target }) => choose(key, target.value)}>
              <option value="">{t('quiz.simulation.choose')}</option>
              {options.map(({ text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two answers may have the same text while they are written
                <option key={index} value={index}>
                  {text || t('quiz.form.option', { number: index + 1 })}
                </option>
              ))}
            </select>
          </div>
        ))}
        <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
          {t('quiz.simulation.submit')}
        </Button>
        <div role="status">
          {error && <p className="poor small">{error.message}</p>}
          {data && <Outcome result={data} />}
        </div>
      </details>
    </PageSection>
  );
}

function Outcome({ result: { score, categories, missing } }: { result: Simulated }) {
  const t = useText();
  if (score === null) return <p className="poor small">{t('quiz.simulation.missing', { list: missing.join(', ') })}</p>;
  return (
    <dl className="row gap-x-8 mt-4">
      <div>
        <dt>{t('quiz.simulation.score')}</dt>
        <dd>{score}</dd>
      </div>
      {CATEGORIES.map((category) => (
        <div key={category}>
          <dt>{t(`quiz.category.${category}`)}</dt>
          <dd>{categories[category] ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
