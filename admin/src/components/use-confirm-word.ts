import { useState } from 'react';

/** A word that must be typed before something goes for good; what `ConfirmWord` shows. */
export function useConfirmWord(word: string) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  /** Whether the word stands there; where it does not, the field says so from now on. */
  const check = (): boolean => {
    const isRight = typed.trim() === word;
    setWrong(!isRight);
    return isRight;
  };
  return { word, typed, isWrong, type, check };
}
