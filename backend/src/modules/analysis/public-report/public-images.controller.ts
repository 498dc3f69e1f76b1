import { applyDecorators, Controller, Get, Param, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../../common/http/access.js';
import { hashSource, sandboxedFile } from '../../../common/http/content-policy.js';
import { tokenParam } from '../../../common/http/field.contract.js';
import { INITIALS_STYLE } from '../images/initials.js';
import { type Picture, ProspectImages } from '../images/prospect-images.service.js';
import { reviewPhotoParam, seenParam } from './public-report.contract.js';

const ReturnsPicture = () =>
  applyDecorators(ApiResponse({ status: 200, description: '', content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } }));

@ApiTags('public')
@Public()
@Controller('api/public/prospects/:token')
export class PublicImagesController {
  constructor(private readonly images: ProspectImages) {}

  /** The icon of the prospect's website, else the initials of its company. */
  @Get('logo')
  @ReturnsPicture()
  async logo(@Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, await this.images.logo(token));
  }

  /** The photo of who wrote the n-th of the shown reviews, else their initials. */
  @Get('reviews/:place/photo')
  @ReturnsPicture()
  async photo(
    @Param({ schema: reviewPhotoParam }) { token, place }: z.infer<typeof reviewPhotoParam>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await send(reply, await this.images.reviewPhoto(token, place));
  }

  /** What a phone showed of the website during a measurement: its last state, or a frame of its loading. */
  @Get('seen/:run/:picture')
  @ReturnsPicture()
  async seen(@Param({ schema: seenParam }) { token, run, picture }: z.infer<typeof seenParam>, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, await this.images.seen(token, run, picture));
  }
}

/** An image opened by itself must not load or run anything; our drawings need their inline style. */
function send(reply: FastifyReply, { type, body, isOwn }: Picture): FastifyReply {
  return reply
    .headers({
      'cache-control': `private, max-age=${isOwn ? 3600 : 86_400}`,
      'content-security-policy': sandboxedFile(isOwn ? { 'style-src': hashSource(INITIALS_STYLE) } : {}),
      'x-robots-tag': 'noindex',
    })
    .type(type)
    .send(body);
}
