import { useState } from 'react';

/** The state of `ConfirmWordField`: a word that must be typed before something is deleted for good. */
export function useConfirmWord(word: string) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  /** Returns whether the word is correct, and shows an error at the field when it is not. */
  const check = (): boolean => {
    const isRight = typed.trim() === word;
    setWrong(!isRight);
    return isRight;
  };
  return { word, typed, isWrong, type, check };
}
