import { z } from 'zod';
import { uuid } from '../../common/http/field.contract.js';

export const EXAMPLE_ID = '5b1f2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
export const EXAMPLE_TIME = '2026-11-28T09:30:00.000Z';

/** An id in a path, with the example of the try-out page. */
export const apiIdParam = z.object({ id: uuid.meta({ description: 'Id of the record.', example: EXAMPLE_ID }) });

/** Page of a list. */
export const cursorQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50).meta({ description: 'Records per page, 1 to 200.', example: 50 }),
  cursor: z.string().max(500).optional().meta({
    description: '`nextCursor` of the page before. It is opaque: send it unchanged.',
    example: 'WyJwcm9zcGVjdHMiLCIyMDI2LTExLTI4VDA5OjMwOjAwLjAwMDAwMFoiLCI1YjFmMmMzZC00ZTVmLTRhNmItOGM3ZC05ZTBmMWEyYjNjNGQiXQ',
  }),
});

/** The schema of a page; `nextCursor` is null on the last one. */
export const cursorPage = <T extends z.ZodType>(item: T, example: unknown) =>
  z
    .object({
      data: z.array(item),
      nextCursor: z.string().nullable().meta({ description: 'Cursor of the next page; null on the last one.' }),
    })
    .meta({ example: { data: [example], nextCursor: null } });

export type ApiId = z.infer<typeof apiIdParam>;
