/** Precedes the reply of a mail server, in its own language, at the end of our French sentence. */
export const SERVER_REPLY = ' Réponse du serveur\u202f: ';

/** Returns our sentence without the reply of the server. */
export const withoutServerReply = (text: string): string => {
  const at = text.indexOf(SERVER_REPLY);
  return at === -1 ? text : text.slice(0, at);
};
