import type { ContactMessageRecord } from '../../api/types';

export const senderOf = ({ prenom, nom }: ContactMessageRecord): string => [prenom, nom].filter(Boolean).join(' ');
