import { Fact, Facts } from '../../components/Facts';

/** The general messages as they are first installed (specification 3, section 8); French, as prospects read them. */
const DEFAULTS: [string, string][] = [
  [
    'Introduction de la page d’accueil personnelle',
    'Nous avons regardé le site de {company} comme un client. Voici ce que nous avons mesuré.',
  ],
  [
    'Introduction du questionnaire',
    'Pour {company}\u202f: 7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse\u202f: choisissez la plus proche de votre réalité.',
  ],
  [
    'Message du score',
    'Votre SmartIndex est de {score} sur 100. Il réunit vos réponses\u202f; les trois volets ci-dessous montrent où agir en premier.',
  ],
  [
    'Message du plan d’action',
    'Parlons de ces points de vive voix\u202f: un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.',
  ],
  ['Message de remerciement', 'Merci de votre confiance. Nous vous répondons dès que possible.'],
];

/** What is shown while the messages do not load. */
export function DefaultMessages() {
  return (
    <Facts>
      {DEFAULTS.map(([title, content]) => (
        <Fact key={title} label={title}>
          {content}
        </Fact>
      ))}
    </Facts>
  );
}
