const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const swcOptions = require('./scripts/swcOptions.js');

/** The server that `npm run dev` starts beside the development server. */
const SERVER = process.env.DEV_SERVER ?? 'http://localhost:8081';

/** Unregisters the service worker of an earlier production build on this port: development has no offline mode. */
const unregisterServiceWorker = {
  path: '/service-worker.js',
  middleware: (_request, response) => response.sendFile(path.resolve(__dirname, 'public/leave-offline.js')),
};

/** With Babel, this takes most of the first build's time. */
const swcLoader = (extension) => ({ loader: 'swc-loader', options: swcOptions(extension) });

const sources = [path.resolve(__dirname, 'src'), path.resolve(__dirname, 'contract')];

/** The client: one page, split by route, written to dist/client. */
module.exports = (_env, argv) => {
  const production = argv.mode === 'production';
  return {
    entry: { main: './src/app/main.tsx' },
    output: {
      path: path.resolve(__dirname, 'dist/client'),
      filename: production ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      publicPath: '/',
      clean: true,
      // The content security policy names it too: contract/trustedTypes.ts.
      trustedTypes: { policyName: 'webpack' },
    },
    // No source map with eval: the content security policy forbids eval in development too.
    devtool: production ? false : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.resolve(__dirname, '.cache/webpack'),
      version: __dirname, // the cache contains absolute paths: a copied checkout starts with an empty one
      buildDependencies: { config: [__filename] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@contract': path.resolve(__dirname, 'contract'),
        '@client': path.resolve(__dirname, 'src'),
        '@guide': path.resolve(__dirname, 'docs/guide'),
      },
    },
    module: {
      rules: [
        { test: /\.ts$/, include: sources, use: swcLoader('.ts') },
        { test: /\.tsx$/, include: sources, use: swcLoader('.tsx') },
        // A package that declares no side effects (react-easy-crop) would lose its style sheet.
        { test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        // The pages of the user guide as text, for src/pages/help.
        { test: /\.md$/, type: 'asset/source' },
        { test: /\.(woff2?|svg|png|jpe?g)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: './public/index.html', scriptLoading: 'defer' }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:12].css' }),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
      ],
      splitChunks: { chunks: 'all' },
      runtimeChunk: 'single',
    },
    performance: { hints: false },
    devServer: {
      port: Number(process.env.PORT ?? 8080),
      historyApiFallback: true,
      static: false,
      setupMiddlewares: (middlewares) => [unregisterServiceWorker, ...middlewares],
      proxy: [
        {
          context: [
            '/auth',
            '/iam',
            '/data',
            '/workspace/v1',
            '/alert',
            '/biosum',
            '/cdn',
            '/display',
            '/demo',
            '/mail',
            '/openapi.json',
            '/api-docs',
            '/help-pages',
          ],
          target: SERVER,
        },
      ],
    },
  };
};
