import type { Wording } from '../reading.js';
import { nothing } from './wording.js';

/** What stands on a page and says nothing of the company: limits, explanations, addresses, the calendar. */
export const FRAME: readonly Wording[] = [
  nothing('Semaine du [\\s\\S]*?Aucune heure choisie\\.'),
  nothing('https?://\\S+|\\b[\\w.-]+\\.(?:ch|example)\\b\\S*|127\\.0\\.0\\.1:\\d+\\S*'),
  nothing('Conseillé : moins de \\S+(?: m?s)?|Trait sur l’anneau : 80, le seuil d’« Excellent »\\.'),
  nothing('^De 0 à 100 : [^\\n]*en dessous\\.$|^Google a ses propres zones[^\\n]*'),
  nothing('Comprendre ce chiffre\\n[\\s\\S]*?pour la lire\\.'),
  nothing(
    'Google recommande (?:moins de|de rester sous) 2,5 secondes|excellent(?:e|) (?:: c’est le cas )?\\(?dès 80\\)?|\\(bien : dès 80\\)|au-dessous de 60|sous la limite de 2,5 secondes',
  ),
  nothing('moins (?:que les|de) \\d+ conseillés'),
  nothing('Comment cette estimation est faite\\n[\\s\\S]*?sont montrées\\.'),
  nothing('Ramenée à 100 \\(note × 20\\)|au-delà de 50 avis'),
  nothing('Aucune réponse se dit « jamais »[^\\n]*?« souvent »\\.'),
  nothing('L’opportunité dépend de la position[^\\n]*'),
  nothing('En dessous de 70[^\\n]*|Page \\d+ sur \\d+|Précédent\\n(?:\\d+\\n)*Suivant(?:\\nTout développer)?|^\\d+ - \\d+ sur \\d+$'),
  nothing('sept questions|un score sur 100|^7\\n(?=Sept questions|Votre SmartIndex n’est)|7 questions, moins'),
  nothing('^50\\n90$|^0\\n50\\n100$'),
  nothing('Chaque point qui manque[^\\n]*'),
];

export const dated: readonly Wording[] = [
  nothing('(?:Lighthouse|PageSpeed Insights) ?[\\d.]*'),
  nothing('\\d\\d\\.\\d\\d\\.\\d{4}(?:,? \\d\\d:\\d\\d)?'),
];
