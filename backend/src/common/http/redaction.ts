/** Tokens are 8 letters and digits; a word of letters only stays readable. */
const TOKEN = /\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{8}\b/g;

/** A text from outside, fit for a log: one line, without addresses, telephone numbers, ids and tokens. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/https?:\/\/\S+/gi, ':url')
    .replace(/[^\s@<>"'(),;]+@[^\s@<>"'(),;]+/g, ':email')
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}\b/gi, ':id')
    .replace(/(?:\+|\b00|\b0)[\d\s().-]{8,}\d/g, ':phone')
    .replace(TOKEN, ':token')
    .trim();
}
