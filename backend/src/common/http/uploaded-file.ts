import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../errors.js';
import { isStorableText, UNSTORABLE_TEXT } from './storable-text.js';

export interface UploadedFile {
  name: string;
  /** As much as is allowed; the rest is dropped on arrival. */
  content: Uint8Array<ArrayBuffer>;
  isTooLarge: boolean;
}

const UNREADABLE = 'Impossible de lire le fichier';

/** Injects the field `file` of a multipart body, in memory, up to `maxBytes`. */
export const FileUpload = createParamDecorator(async (maxBytes: number, context: ExecutionContext): Promise<UploadedFile> => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.isMultipart()) throw invalid(UNREADABLE, { file: 'Envoyez un fichier dans le champ « file ».' });
  let found: UploadedFile | undefined;
  try {
    for await (const part of request.files({ limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1000 } })) {
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Buffer);
      const content = new Uint8Array(Buffer.concat(chunks));
      if (part.fieldname === 'file') found = { name: part.filename ?? '', content, isTooLarge: part.file.truncated };
    }
  } catch (error) {
    // the plugin reports a file beyond the limit after the loop has seen it cut
    if (!found?.isTooLarge) throw Object.assign(invalid(UNREADABLE), { cause: error });
  }
  if (!found) throw invalid(UNREADABLE, { file: 'Envoyez un fichier dans le champ « file ».' });
  if (!isStorableText(found.name)) throw invalid(UNREADABLE, { file: UNSTORABLE_TEXT });
  return found;
});
