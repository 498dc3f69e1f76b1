import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKey } from './api-key.entity.js';
import { Setting } from './setting.entity.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Setting, ApiKey])],
  controllers: [SettingsController],
  providers: [Settings],
  exports: [Settings],
})
export class SettingsModule {}
