import { useState } from 'react';
import { NOTICES } from '../microsite/src/content/quiz.ts';
import { TextField } from '../microsite/src/islands/form/TextField.tsx';
import { Field } from '../microsite/src/islands/forms/Field.tsx';
import { ReportView } from '../microsite/src/islands/page-report/ReportView.tsx';
import { AnswerList } from '../microsite/src/islands/quiz/AnswerList.tsx';
import { ConnectionLine } from '../microsite/src/islands/quiz/ConnectionLine.tsx';
import { NoticeBar } from '../microsite/src/islands/quiz/NoticeBar.tsx';
import { ConsentField } from '../microsite/src/islands/trial/ConsentField.tsx';
import { aBrokenReport, aPageReport } from '../microsite/test/a-page-report.ts';
import type { Sample } from './page-samples.tsx';

const nothing = () => undefined;
const OPTIONS = ['Moins de 10 %', 'De 10 à 30 %', 'De 30 à 60 %', 'Plus de 60 %'];

/** Parts that a visitor uses. */
export const ISLANDS: readonly Sample[] = [
  { name: 'Form: filled, optional, refused, approved', element: <Form /> },
  { name: 'Answers of a question', element: <Answers /> },
  {
    name: 'Notices of the quiz',
    element: Object.entries(NOTICES).map(([name, notice]) => <NoticeBar key={name} notice={notice} onClose={nothing} />),
  },
  {
    name: 'Connection: lost, with answers that wait',
    element: [1, 3].map((waiting) => (
      <ConnectionLine key={waiting} connection={{ quality: 'offline', text: 'Hors ligne depuis 3 minutes', label: null, waiting }} />
    )),
  },
  { name: 'Report of a page, filled', element: <ReportView report={aPageReport()} /> },
  { name: 'Report of a page that answers with an error', element: <ReportView report={aBrokenReport()} /> },
];

function Form() {
  const [name, setName] = useState('Camille Favre');
  const [isChecked, setChecked] = useState(false);
  return (
    <form>
      <TextField name="nom" label="Nom" value={name} onChange={setName} />
      <TextField name="ville" label="Ville" value="" onChange={nothing} isOptional help="Là où vos clients vous cherchent." />
      <TextField name="site" label="Site web" type="url" value="agence" onChange={nothing} error="Format d’URL invalide" />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        value="a@b.ch"
        onChange={nothing}
        note="Domaine email et site web correspondent"
      />
      <TextField name="message" label="Message" value="" onChange={nothing} rows={3} />
      <Field name="telephone" label="Téléphone" defaultValue="12" error="Ce numéro n’est pas valable." />
      <ConsentField checked={isChecked} onChange={setChecked} onBlur={nothing} error="Vous devez accepter les conditions" />
      <button type="submit" className="button">
        Envoyer
      </button>
    </form>
  );
}

function Answers() {
  const [chosen, choose] = useState<string>();
  return (
    <>
      <h3 id="question">Quelle part de votre chiffre d’affaires vient d’Internet ?</h3>
      <AnswerList options={OPTIONS} chosen={chosen} proposed={OPTIONS[1]} labelledBy="question" onChoose={choose} />
    </>
  );
}
