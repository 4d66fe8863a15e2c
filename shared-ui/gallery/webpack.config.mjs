import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Builds the gallery, a page of every component in every state. It is for looking at, and never released. */
export default {
  mode: 'development',
  context: import.meta.dirname,
  entry: './main.tsx',
  devtool: false,
  output: { path: join(import.meta.dirname, 'dist'), filename: 'gallery.js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      {
        test: /\.css$/,
        use: [
          'style-loader',
          {
            loader: 'css-loader',
            options: {
              modules: {
                auto: true,
                namedExport: false,
                exportLocalsConvention: 'as-is',
                localIdentName: '[name]_[local]',
              },
              importLoaders: 1,
            },
          },
          {
            loader: fileURLToPath(
              import.meta.resolve('../../platform/src/build/preset/lightningcss-loader.ts'),
            ),
            options: { definitions: join(import.meta.dirname, '../src/styles/custom-media.css') },
          },
        ],
      },
    ],
  },
  performance: { hints: false },
  devServer: { port: 3030, host: '127.0.0.1', static: join(import.meta.dirname, 'public') },
};
