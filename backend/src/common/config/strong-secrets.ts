/** Shorter ones could be guessed by a machine. */
const SECRET_LENGTH = 32;
const PASSWORD_LENGTH = 12;

const COMMON =
  /pass(word|wort)?|mot ?de ?passe|azerty|qwert[yz]|admin|welcome|bienvenue|secret|changeme|change-me|letmein|smartindex|soleil|suisse/gi;

/** Why a text is too weak as the secret of an installation, in French; null = it is not. */
export function weaknessOfSecret(secret: string): string | null {
  if (secret.length < SECRET_LENGTH) return `il a besoin de ${SECRET_LENGTH} caractères au moins, il en a ${secret.length}`;
  return isMonotonous(secret, 10) ? 'il se devine (répétition ou suite) : tirez-le au hasard, p. ex. « openssl rand -base64 48 »' : null;
}

/** Why a password is too weak for an administrator, in French; null = it is not. */
export function weaknessOfPassword(password: string, email: string): string | null {
  if (password.length < PASSWORD_LENGTH) return `il a besoin de ${PASSWORD_LENGTH} caractères au moins, il en a ${password.length}`;
  const folded = password.toLowerCase();
  const own = email
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2);
  const rest = own.reduce((left, part) => left.replaceAll(part, ''), folded).replace(COMMON, '');
  if (isMonotonous(folded, 5) || rest.replace(/[\d\W_]/g, '').length < 4) return 'il se devine (mot courant, adresse, répétition ou suite)';
  return null;
}

/** Few different characters, one block again and again, or mostly neighbours of the alphabet and of the digits. */
function isMonotonous(text: string, different: number): boolean {
  if (new Set(text).size < different) return true;
  if (period(text) <= text.length / 2) return true;
  let steps = 0;
  for (let index = 1; index < text.length; index += 1) {
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) steps += 1;
  }
  return steps > (text.length - 1) / 2;
}

/** Returns the length of the shortest block whose repetition gives the text; the last one may be incomplete. */
function period(text: string): number {
  const borders = [0];
  for (let index = 1, border = 0; index < text.length; index += 1) {
    while (border > 0 && text[index] !== text[border]) border = borders[border - 1] ?? 0;
    if (text[index] === text[border]) border += 1;
    borders.push(border);
  }
  return text.length - (borders.at(-1) ?? 0);
}
