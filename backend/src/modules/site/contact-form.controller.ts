import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../common/errors.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { RequestLanguage } from '../../common/http/request-language.js';
import { translatedField } from '../../common/http/translated-problem.js';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { pagePath } from '../../rules/routes.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { contactBody } from '../messages/contact.contract.js';
import { ContactMessages } from '../messages/contact-messages.service.js';
import type { Page } from './pages.js';
import { withQuery } from './redirects.js';
import { SitePages } from './site-pages.service.js';

/** The page with the forms. */
const HOME: Page = { name: '', data: 'agency' };

/** Fields of a form as browsers send them without script; `form-name` names the form, as static hosts do. */
const formPost = z.looseObject({ 'form-name': z.string().default('contact') });

/** The forms of the agency's page for browsers without script: they answer with a page. */
@ApiExcludeController()
@Public()
@RateLimit('forms')
@Controller()
export class ContactFormController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly pages: SitePages,
  ) {}

  @Post()
  async receive(
    @Body({ schema: formPost }) { 'form-name': form, ...fields }: z.infer<typeof formPost>,
    @RequestLanguage() asked: Language | null,
    @Req() { url }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const faults = await this.send({ ...fields, form });
    if (faults) await this.showAgain(await composedIn(languageOf(asked), () => failureText(faults)), asked, reply);
    else void reply.redirect(withQuery(pagePath('thanks'), url), 303);
  }

  /** Returns the faults of the message in French; null when it was received. */
  private async send(fields: Record<string, unknown>): Promise<string[] | null> {
    const parsed = contactBody.safeParse(fields);
    if (!parsed.success) return parsed.error.issues.map(({ message }) => message);
    try {
      await this.messages.receive(parsed.data);
      return null;
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return Object.values(error.errors ?? {});
      throw error;
    }
  }

  private async showAgain(problem: string, asked: Language | null, reply: FastifyReply): Promise<void> {
    const { html, headers } = await this.pages.render(HOME, undefined, asked, problem);
    await reply
      .status(422)
      .headers({ 'content-security-policy': headers['content-security-policy'], 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

const failureText = (faults: string[]): string =>
  [
    t`Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter directement.`,
    ...new Set(faults.map((fault) => `${translatedField(fault)}.`)),
  ].join(' ');
