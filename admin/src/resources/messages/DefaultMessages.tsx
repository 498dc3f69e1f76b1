import { defaultMessages } from '../../../../backend/src/rules/agency-defaults.rules';
import { Fact, Facts } from '../../components/Facts';

/** The general messages (specification 3, section 8); French, as prospects read them. */
const TITLES: readonly (readonly [key: string, title: string])[] = [
  ['landing_intro', 'Introduction de la page d’accueil personnelle'],
  ['quiz_intro', 'Introduction du questionnaire'],
  ['score_message', 'Message du score'],
  ['plan_message', 'Message du plan d’action'],
  ['merci_message', 'Message de remerciement'],
];

/** What is shown while the messages do not load: as they are first installed. */
export function DefaultMessages() {
  const messages = defaultMessages();
  return (
    <Facts>
      {TITLES.map(([key, title]) => (
        <Fact key={key} label={title}>
          {messages[key]}
        </Fact>
      ))}
    </Facts>
  );
}
