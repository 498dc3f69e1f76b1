import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactMessage } from './contact-message.entity.js';
import { Message } from './message.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([Message, ContactMessage])] })
export class MessagesModule {}
