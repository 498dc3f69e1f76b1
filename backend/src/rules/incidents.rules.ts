interface IncidentRule {
  /** For staff, French. */
  title: string;
  /** Minutes that it must last before an e-mail is sent. */
  patienceMinutes: number;
  /** `begin`: no e-mail about its end. `after`: e-mail cannot be sent before its end. `none`: shown on the screen only. */
  emails: 'both' | 'begin' | 'after' | 'none';
}

/** Faults of the running product, most severe first. */
export const INCIDENTS = {
  worker: { title: 'Processus de travail', patienceMinutes: 5, emails: 'both' },
  disk: { title: 'Espace disque', patienceMinutes: 5, emails: 'both' },
  mail: { title: 'Envoi des e-mails', patienceMinutes: 5, emails: 'after' },
  'mail-unset': { title: 'Serveur d’envoi', patienceMinutes: 0, emails: 'none' },
  sending: { title: 'Envois suspendus', patienceMinutes: 0, emails: 'none' },
  mailbox: { title: 'Boîte des retours', patienceMinutes: 30, emails: 'both' },
  calendar: { title: 'Agenda connecté', patienceMinutes: 30, emails: 'both' },
  backup: { title: 'Sauvegarde', patienceMinutes: 60, emails: 'both' },
  offsite: { title: 'Copie hors site', patienceMinutes: 60, emails: 'both' },
  browser: { title: 'Navigateur de mesure', patienceMinutes: 60, emails: 'begin' },
  key: { title: 'Clé d’un fournisseur', patienceMinutes: 5, emails: 'both' },
  vendor: { title: 'Fournisseur en pause', patienceMinutes: 30, emails: 'both' },
  budget: { title: 'Budget d’un fournisseur', patienceMinutes: 5, emails: 'begin' },
  schedule: { title: 'Tâche planifiée', patienceMinutes: 5, emails: 'both' },
  waiting: { title: 'Tâches en attente', patienceMinutes: 5, emails: 'both' },
  abandoned: { title: 'Tâches abandonnées', patienceMinutes: 5, emails: 'begin' },
  unclear: { title: 'E-mails à vérifier', patienceMinutes: 0, emails: 'none' },
} as const satisfies Record<string, IncidentRule>;

export type IncidentName = keyof typeof INCIDENTS;

export const INCIDENT_NAMES = Object.keys(INCIDENTS) as IncidentName[];

/** Minutes for which an incident must be absent before it is over, so that intermittent ones count once. */
export const CALM_MINUTES = 5;
