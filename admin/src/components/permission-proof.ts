export interface PermissionProof {
  obtained_on: string;
  source: string;
}

/** Without a day and a source, a permission is none. */
export const isProven = ({ obtained_on, source }: PermissionProof): boolean => obtained_on !== '' && source.trim() !== '';
