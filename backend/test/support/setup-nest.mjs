// Nest is ESM and some of its modules are CommonJS: loading these first avoids a cycle between the two
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
