/** Before what a mail server has answered, in its own language: a technical detail at the end of our sentence. */
export const SERVER_SAID = ' Réponse du serveur\u202f: ';

/** Our sentence alone. */
export const withoutServerWords = (text: string): string => {
  const at = text.indexOf(SERVER_SAID);
  return at === -1 ? text : text.slice(0, at);
};
