interface TroubleRule {
  /** For staff, French. */
  title: string;
  /** How long it lasts before an e-mail tells of it: what passes by itself is no news. */
  patienceMinutes: number;
  /** `begin`: its end is no news. `after`: no e-mail could say so before. `none`: it stands on the screen alone. */
  letters: 'both' | 'begin' | 'after' | 'none';
}

/** What may be wrong while the product runs, the gravest first. */
export const TROUBLES = {
  worker: { title: 'Processus de travail', patienceMinutes: 5, letters: 'both' },
  disk: { title: 'Espace disque', patienceMinutes: 5, letters: 'both' },
  mail: { title: 'Envoi des e-mails', patienceMinutes: 5, letters: 'after' },
  'mail-unset': { title: 'Serveur d’envoi', patienceMinutes: 0, letters: 'none' },
  mailbox: { title: 'Boîte des retours', patienceMinutes: 30, letters: 'both' },
  sending: { title: 'Envois suspendus', patienceMinutes: 0, letters: 'none' },
  backup: { title: 'Sauvegarde', patienceMinutes: 60, letters: 'both' },
  key: { title: 'Clé d’un fournisseur', patienceMinutes: 5, letters: 'both' },
  vendor: { title: 'Fournisseur en pause', patienceMinutes: 30, letters: 'both' },
  budget: { title: 'Budget d’un fournisseur', patienceMinutes: 5, letters: 'begin' },
  schedule: { title: 'Tâche planifiée', patienceMinutes: 5, letters: 'both' },
  waiting: { title: 'Tâches en attente', patienceMinutes: 5, letters: 'both' },
  abandoned: { title: 'Tâches abandonnées', patienceMinutes: 5, letters: 'begin' },
  unclear: { title: 'E-mails à vérifier', patienceMinutes: 0, letters: 'none' },
} as const satisfies Record<string, TroubleRule>;

export type TroubleName = keyof typeof TROUBLES;

export const TROUBLE_NAMES = Object.keys(TROUBLES) as TroubleName[];

/** So long must a trouble be unseen before it is over: what comes and goes is one. */
export const CALM_MINUTES = 5;
