import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
const adminOrigin = `http://127.0.0.1:${process.env.ADMIN_PORT ?? 5174}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { 'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(process.env.PUBLIC_ORIGIN ?? '') },
  build: {
    // One small sheet, inlined into every page: nothing to wait for, nothing to load on navigation.
    cssCodeSplit: false,
    manifest: true,
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/api': apiOrigin,
      '^/admin(/|$)': { target: adminOrigin, ws: true },
    },
  },
});
