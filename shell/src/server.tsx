/*
 * The shell's build for rendering on a server: the frame with an area's page in it, and the singletons that the areas'
 * builds take from here.
 */
import * as query from '@tanstack/react-query';
import * as i18next from 'i18next';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactI18next from 'react-i18next';
import * as router from 'react-router-dom';
import * as sharedApi from 'shared-api';
import * as toast from 'shared-ui/toast';
import * as zustand from 'zustand';
import type { ServerShell } from 'platform/contract';
import { renderPage } from './server/render-page.tsx';

export const modules: ServerShell['modules'] = {
  '@tanstack/react-query': query,
  i18next,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-i18next': reactI18next,
  'react-router-dom': router,
  'shared-api': sharedApi,
  'shared-ui/toast': toast,
  zustand,
};

export const render: ServerShell['render'] = renderPage;
