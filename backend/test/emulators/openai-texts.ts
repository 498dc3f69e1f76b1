/** What a good model answers to the product's own prompts: only the scores it was given, and no name, so that it holds for every company. */
export function writtenFor(prompt: string, messages: unknown): string[] | undefined {
  if (prompt === 'recommendations') return RECOMMENDATIONS;
  if (prompt !== 'companySummary') return undefined;
  const { mobile_sur_100: mobile, ordinateur_sur_100: desktop } = measuresIn(messages);
  const scores = [
    mobile === undefined ? '' : ` obtient ${mobile} points sur 100 sur mobile`,
    desktop === undefined ? '' : ` ${mobile === undefined ? 'obtient' : 'et'} ${desktop} sur 100 sur ordinateur`,
  ].join('');
  return [
    `Le site${scores || ' est le lieu que les clients visitent avant d’appeler'}. Sur un téléphone, chaque attente fait partir des visiteurs que le contenu intéressait pourtant. Une page plus légère garde leur attention et met en valeur le travail que l’entreprise fait chaque jour pour ses clients, dans la région et au-delà.`,
    PARAGRAPH,
  ];
}

const RECOMMENDATIONS = [
  'Alléger la page pour qu’elle s’affiche plus vite sur un téléphone.',
  'Écrire une description claire pour les moteurs de recherche.',
  'Décrire chaque image pour les visiteurs et les moteurs de recherche.',
];

const PARAGRAPH =
  'Le site repose sur des bases saines, et les points à améliorer sont connus : des textes clairs pour les moteurs de recherche, des images décrites, des liens qui mènent tous quelque part. Ces corrections se font peu à peu, sans refaire le site, et leur effet se mesure dès le prochain passage de cette analyse.';

function measuresIn(messages: unknown): Record<string, number | undefined> {
  for (const { role, content } of Array.isArray(messages) ? (messages as { role: string; content: string }[]) : []) {
    if (role !== 'user') continue;
    try {
      return (JSON.parse(content) as { mesures?: Record<string, number> }).mesures ?? {};
    } catch {
      // not the data message
    }
  }
  return {};
}
